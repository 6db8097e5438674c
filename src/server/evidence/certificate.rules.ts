import { dayInIndia } from '#contract/documents/document-number.ts'
import type { People } from './evidence.queries.ts'

type Facts = { readonly people: People; readonly now: Date; readonly listHash: string }

/**
 * Part A of the certificate under section 63(4)(c) of the Bharatiya Sakshya Adhiniyam 2023, as its Schedule words it, filled with
 * what is known here. Looked up 22 November 2026. Whoever gives it in evidence completes and signs it; nobody else certifies it.
 */
export const certificateDraft = ({
  people,
  now,
  listHash,
}: Facts) => `DRAFT - to be completed and signed by you

CERTIFICATE UNDER SECTION 63(4)(c) OF THE BHARATIYA SAKSHYA ADHINIYAM, 2023
PART A (to be filled by the party)

I, ${people.own_name}, son/daughter/spouse of ____________________, residing or employed at
____________________, do hereby solemnly affirm and sincerely state and submit as follows:

I have produced electronic record/output of the digital record taken from the following device or digital
record source (tick mark):
  [ ] Computer / storage media   [ ] DVR   [ ] Mobile   [ ] Flash drive   [ ] CD/DVD
  [x] Server   [ ] Cloud   [ ] Other

Other: the chat of ${people.buyer} (buyer) and ${people.seller} (seller) on Vanij, room ${people.room_id}
Make and model: not applicable    Colour: not applicable
Serial number: not applicable     IMEI/UIN/UID/MAC/Cloud ID: ${people.room_id}

The digital device or the digital record source was under lawful control for regularly creating, storing or
processing information for the purposes of carrying out regular activities, and during this period the
computer or the communication device was working properly and the relevant information was regularly fed into
it during the ordinary course of business. If at any point of time it was not working properly or was out of
operation, this has not affected the electronic/digital record or its accuracy. The digital device or the
source of the digital record is: owned [ ]  maintained [ ]  managed [ ]  operated [ ]  by me (select as
applicable).

I state that the HASH value/s of the electronic/digital record/s is
${listHash}
(of the file SHA256SUMS.txt, which has the hash of every other file), obtained through the following algorithm:
  [ ] SHA1   [x] SHA256   [ ] MD5   [ ] Other

                                                       (Name and signature)

Date (DD/MM/YYYY): ${dayInIndia(now).split('-').reverse().join('/')} (file made)    Time (IST): __ : __ (24 hours)
Place: ____________________

Part B of the certificate is for an expert.
`
