import { seeded } from '#seed/art/seeded.ts';
import { people } from '#seed/data/people.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { collection } from '#server/db/schema/course.ts';
import { attention } from '#server/db/schema/people.ts';
import { insertAll } from '../batches.ts';
import type { Enrolment, PlannedComment } from './plan.ts';
import type { Step } from './world.ts';

/** Whom learners follow and what they keep: the lecturer of a course they rated best, their school, courses on their way. */
export async function loadFollows(step: Step, enrolments: Enrolment[], comments: PlannedComment[]): Promise<void> {
  const { db, userNos, orgNos, clock } = step;
  const follows = [
    ...comments
      .filter(({ star, author }) => star === 5 && seeded(`follow ${author}`)(4) > 0)
      .map(({ author, course, at }) => ({ learner: author, kind: 'lecturer', refNo: course.lecturerUserNo, at })),
    ...people.flatMap(({ key, identities }) =>
      identities
        .filter(({ userType, org }) => userType === UserType.learner && org)
        .map(({ org }) => ({ learner: key, kind: 'organization', refNo: orgNos.get(org!)!, at: 4 })),
    ),
    { learner: 'linxiao', kind: 'organization', refNo: orgNos.get('yunshan')!, at: 2 },
  ];
  const kept = enrolments
    .filter(({ learner, course }) => learner === 'linxiao' || seeded(`keep ${learner} ${course.seed.key}`)(7) === 0)
    .map(({ learner, course, joined }) => ({ learner, collectionId: course.id, at: joined }));
  await insertAll(
    db,
    attention,
    oldestFirst(follows).map(({ learner, kind, refNo, at }) => ({
      userNo: userNos.get(learner)!,
      kind,
      refNo,
      gmtCreate: clock.before(at),
    })),
  );
  await insertAll(
    db,
    collection,
    oldestFirst(kept).map(({ learner, collectionId, at }) => ({
      userNo: userNos.get(learner)!,
      collectionType: CollectionType.course,
      collectionId,
      gmtCreate: clock.before(at),
    })),
  );
}

/** What learners keep of the news, the oldest first in `articleIds`. */
export async function loadReading({ db, userNos, clock }: Step, articleIds: string[]): Promise<void> {
  const kept = people
    .filter(({ identities }) => identities.some(({ userType }) => userType === UserType.learner))
    .flatMap(({ key }) => {
      const pick = seeded(`reads ${key}`);
      return articleIds
        .filter((_, index) => (key === 'linxiao' ? index >= articleIds.length - 3 : pick(9) === 0))
        .map((collectionId) => ({ userNo: userNos.get(key)!, collectionId, gmtCreate: clock.before(pick(20) / 10) }));
    });
  const rows = kept.map((row) => ({ ...row, collectionType: CollectionType.article }));
  await insertAll(db, collection, rows);
}

const oldestFirst = <T extends { at: number }>(rows: T[]): T[] => [...rows].sort((a, b) => b.at - a.at);
