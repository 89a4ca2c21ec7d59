import * as z from 'zod';
import { job } from '../../kit/job.ts';
import { loggable } from '../../kit/loggable.ts';
import { Recorded } from '../../providers/recorded.ts';
import type { Platform } from '../../kit/context.ts';

/** The SMS of an invitation to people of these mobiles. */
export const sendInvitation = job({
  name: 'sendInvitation',
  input: z.object({ mobiles: z.array(z.string()), orgName: z.string(), url: z.string(), as: z.string().optional() }),
  attempts: 3,
  run: ({ providers, log }, { mobiles, ...invitation }) =>
    unlessRecorded(log, providers.sms.sendInvitation(mobiles, invitation)),
});

/** A letter that says nothing secret. */
export const sendLetter = job({
  name: 'sendLetter',
  input: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
  attempts: 3,
  run: ({ providers, log }, letter) => unlessRecorded(log, providers.mail.send(letter)),
});

/** What the outbox keeps as failed is sent again from there, and not a second time from here. */
async function unlessRecorded(log: Platform['log'], sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (!(error instanceof Recorded)) throw error;
    log.warn(loggable(error), 'left in the outbox');
  }
}
