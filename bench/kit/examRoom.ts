import { Agent, request } from 'node:http';
import { wireTimeIn } from '#contract/rules/time.ts';
import { aSubject, layoutOf, makeAssessment, makePaper } from '#test/assessment.ts';
import type { Db } from '#server/db/client.ts';
import { assessmentCandidate } from '#server/db/schema/assessment.ts';
import type { Learner } from './learners.ts';

export const SAVES = 20;
export const TAB = 'bench-tab-1';

export interface MadeExam {
  assessmentId: string;
  /** The slots to answer, each a single choice. */
  slots: string[];
}

/** An examination of twenty single choices that runs now; every paper is drawn before. */
export async function makeExam(db: Db, learners: readonly Learner[]): Promise<MadeExam> {
  await aSubject(db);
  const authorUserNo = learners[0]!.userNo;
  const paper = await makePaper(db, { authorUserNo, samples: Array.from({ length: SAVES }, () => 'single' as const) });
  const now = new Date();
  const times = { beginsAt: wireTimeIn(now, -60), endsAt: wireTimeIn(now, 86_400), minutes: 600 };
  const assessmentId = await makeAssessment(db, { authorUserNo, paper, ...times });
  const rows = learners.map(({ userNo }, index) => ({
    assessmentId,
    userNo,
    candidateNo: index + 1,
    candidateSource: 1 as const,
    layout: layoutOf(paper, index + 1),
  }));
  for (let from = 0; from < rows.length; from += 500) {
    await db.insert(assessmentCandidate).values(rows.slice(from, from + 500));
  }
  return { assessmentId, slots: paper.items.map(({ itemId }) => itemId) };
}

export interface Reply<T> {
  code: number;
  msg: string;
  data: T;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** One call of a sitting, over a connection that stays open. */
export function ask<T>(url: string, name: string, { token }: Learner, input: object): Promise<Reply<T>> {
  const body = JSON.stringify(input);
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/apis/exam/auth/sitting/${name}`,
      {
        agent,
        method: 'POST',
        headers: { token, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        timeout: 60_000,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          try {
            resolve(JSON.parse(Buffer.concat(parts).toString()) as Reply<T>);
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        });
      },
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.end(body);
  });
}
