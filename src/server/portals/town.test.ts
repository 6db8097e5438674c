import { expect, test } from 'vitest'
import { townOf } from './town.rules.ts'

test.each([
  ['Gala 5, MIDC Bhosari, Pune, Maharashtra, India', 'Pune'],
  ['14 Avinashi Road, Coimbatore', 'Coimbatore'],
  ['14 Avinashi Road, Coimbatore 641004', 'Coimbatore'],
  ['14 Avinashi Road, Coimbatore - 641 004, Tamil Nadu', 'Coimbatore'],
  ['14 Avinashi Road, Coimbatore, Tamilnadu, PIN: 641004, INDIA.', 'Coimbatore'],
  ['14 Avinashi Road, Coimbatore, TN 641004', 'Coimbatore'],
  ['Gala 5 MIDC, Pune Maharashtra India', 'Pune'],
  ['Village Kharadi, Taluka Haveli, Dist. Pune', 'Pune'],
  ['C-12, Sector 62, Noida, U.P., Bharat', 'Noida'],
  ['Karol Bagh, New Delhi', 'New Delhi'],
  ['Karol Bagh, Delhi 110005, India', 'Delhi'],
  ['SCO 12, Sector 17, Chandigarh', 'Chandigarh'],
  ['Residency Road, Jammu, Jammu & Kashmir', 'Jammu'],
  ['18 June Road, Panaji, Goa', 'Panaji'],
  ['Near church, Old Goa, Goa', 'Old Goa'],
  ['बाज़ार रोड, इंदौर, मध्य प्रदेश, भारत', 'इंदौर'],
  ['27 Bazaar Street\nKhandwa\nMadhya Pradesh', 'Khandwa'],
  [
    'Gala number 5 of the old industrial estate beside the highway to Mumbai Bhosari Pune',
    'Mumbai Bhosari Pune',
  ],
  ['Maharashtra, India', ''],
  ['411026, India', ''],
  ['', ''],
])('the town of %j is %j', (address, town) => expect(townOf(address)).toBe(town))
