/** Where all processes of a market keep who is at which of them. It may lose everything: each process knows its own people. */
export type PresenceStore = {
  /** Answers whether the person was nowhere else. Throws where the process is not known. */
  insertPerson(userId: string, processId: string): Promise<boolean>
  /** Answers whether the person is nowhere now. */
  deletePerson(userId: string, processId: string): Promise<boolean>
  findOnline(userIds: readonly string[]): Promise<readonly string[]>
  insertProcess(processId: string): Promise<unknown>
  /** That it lives. Answers whether it is known. */
  updateSeen(processId: string): Promise<boolean>
  /** Makes these its people. Answers who is nowhere now, and who was nowhere before. */
  updatePeople(processId: string, userIds: readonly string[]): Promise<PresenceChange>
  /** Takes out a process that ends; where people are left at it, another one soon tells that they went. */
  deleteProcess(processId: string): Promise<unknown>
  /** Takes out processes that were silent for so long, and answers who is nowhere now. Of several who ask one gets each. */
  deleteSilent(seconds: number): Promise<readonly string[]>
}

type PresenceChange = { readonly gone: readonly string[]; readonly back: readonly string[] }
