import type { Ctx } from '../../kit/context.ts';
import { openTicket } from '../signIn/tickets.ts';
import { LTI_ANSWER } from './places.ts';

const SECONDS = 300;

/** An address of ours that has the browser post these fields to the other side, once. */
export async function answerBy(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  url: string,
  fields: Record<string, string>,
): Promise<string> {
  return `${LTI_ANSWER}/${await openTicket(db, 'ltiAnswer', { url, fields }, { seconds: SECONDS, now })}`;
}
