import { UserType } from '#contract/rules/userTypes.ts';
import { lecturerProfiles } from '#seed/data/lecturerProfiles.ts';
import { people } from '#seed/data/people.ts';
import { lecturer } from '#server/db/schema/people.ts';
import { insertAll } from '../batches.ts';
import type { Step } from './world.ts';

/** The public side of everyone who teaches. */
export async function loadLecturers({ db, userNos, orgNos }: Step): Promise<void> {
  const rows = lecturerProfiles.map(({ key, tags, more }, index) => {
    const { idCardName, mobile, position, field, bio } = people.find((one) => one.key === key)!;
    return {
      lecturerUserNo: userNos.get(key)!,
      lecturerName: idCardName,
      lecturerMobile: mobile,
      position: [field, position].filter(Boolean).join('，'),
      headImgUrl: `/demo-art/portrait/${key}.svg`,
      introduce: `<p>${bio}</p><p>${more}</p>`,
      tags,
      orgNo: houseOf(key, orgNos),
      sort: 100 - index,
    };
  });
  await insertAll(db, lecturer, rows);
}

/** Where a lecturer teaches; null for those of no house. */
export function houseOf(key: string, orgNos: ReadonlyMap<string, string>): string | null {
  const org = people
    .find((one) => one.key === key)
    ?.identities.find(({ userType }) => userType === UserType.lecturer)?.org;
  return org ? orgNos.get(org)! : null;
}
