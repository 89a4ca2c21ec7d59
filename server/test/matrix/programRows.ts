import type { PgTable } from 'drizzle-orm/pg-core';
import { program, programDraft, programOffer, programReview, programVersion } from '#server/db/schema/program.ts';

const NOW = '2026-11-21 10:00:00';

interface Owner {
  tag: string;
  userNo: string;
  /** Whose reviewers decide, and who is asked to confirm. */
  orgNo: string;
}

/** A plan that somebody writes, what they handed in of it, and whom they asked to confirm it. */
export async function makeProgramRows(
  insert: (table: PgTable, values: object) => Promise<string>,
  { tag, userNo, orgNo }: Owner,
) {
  const programName = `${tag}方案`;
  const content = {
    programName,
    typicalPositionId: '0',
    intro: `${tag}方案说明`,
    openDate: '',
    endDate: '',
    seats: 0,
    items: [],
    stages: [],
  };
  const programId = await insert(program, { authorUserNo: userNo, programName, version: 1, publishedTime: NOW });
  await insert(programDraft, { programId, content });
  await insert(programVersion, { programId, version: 1, content, publishedTime: NOW });
  const handedIn = { reviewerOrgNo: orgNo, submitUserNo: userNo, submitTime: NOW };
  const review = await insert(programReview, { programId, content, ...handedIn });
  const offer = await insert(programOffer, { programId, version: 1, orgNo, offeredUserNo: userNo, offeredAt: NOW });
  return { ownProgram: programId, programReview: review, programOffer: offer, receivedOffer: offer };
}
