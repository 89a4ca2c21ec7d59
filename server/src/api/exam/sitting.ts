import { createHash } from 'node:crypto';
import * as contract from '#contract/exam/sitting.ts';
import { beginSitting } from '../../domain/sitting/begin.ts';
import { entryTo, rehearsed } from '../../domain/sitting/entry.ts';
import { myAssessments, myRecords } from '../../domain/sitting/lists.ts';
import { keepConsent, keepPhoto } from '../../domain/sitting/photos.ts';
import { ownSitting } from '../../domain/sitting/policies.ts';
import { receiptsOf, verified } from '../../domain/sitting/receipts.ts';
import { roomOf } from '../../domain/sitting/room.ts';
import { saveAnswers } from '../../domain/sitting/save.ts';
import { openSection as openIt } from '../../domain/sitting/sections.ts';
import { submitSitting } from '../../domain/sitting/submit.ts';
import { explainEvent } from '../../domain/sitting/explain.ts';
import { keepTrail, trailOf } from '../../domain/sitting/trail.ts';
import { keepNotes, takeOver as takeItOver } from '../../domain/sitting/turns.ts';
import { handle } from '../../kit/handle.ts';

export const mine = handle(contract.mine, myAssessments);

export const records = handle(contract.records, myRecords);

export const entry = handle(contract.entry, (ctx, { assessmentId }) => entryTo(ctx, assessmentId));

export const probe = handle(contract.probe, async ({ now }, { content }) => ({
  hash: createHash('sha256').update(content).digest('hex'),
  now: now.getTime(),
}));

export const rehearse = handle(contract.rehearse, (ctx, { assessmentId, checks }) =>
  rehearsed(ctx, assessmentId, checks),
);

/** Shares its transaction with those of others who begin. */
export const begin = handle(
  contract.begin,
  (ctx, { assessmentId, tabKey }) => beginSitting(ctx, assessmentId, tabKey),
  { transaction: 'own' },
);

export const view = handle(contract.view, (ctx, { id, tabKey }) => roomOf(ctx, id, tabKey));

/** Shares its transaction with the saves of others. */
export const save = handle(contract.save, saveAnswers, { transaction: 'own' });

export const openSection = handle(contract.openSection, async (ctx, { id, tabTurn, sectionId }) => ({
  endsAt: await openIt(ctx, id, tabTurn, sectionId),
}));

export const takeOver = handle(contract.takeOver, async (ctx, { id, tabKey }) => ({
  tabTurn: await takeItOver(ctx, id, tabKey),
}));

export const flag = handle(contract.flag, async (ctx, { id, tabTurn, flagged }) => {
  await keepNotes(ctx, id, tabTurn, { flagged });
  return {};
});

export const scratch = handle(contract.scratch, async (ctx, { id, tabTurn, scratch: words }) => {
  await keepNotes(ctx, id, tabTurn, { scratch: words });
  return {};
});

/** Shares its transaction with those of others who hand in; whoever watches is told after it. */
export const submit = handle(contract.submit, (ctx, { id, tabTurn }) => submitSitting(ctx, id, tabTurn), {
  transaction: 'own',
});

export const receipts = handle(contract.receipts, async ({ db, user }, { id, ...wanted }) => {
  await ownSitting(db, user.userNo, id);
  return receiptsOf(db, id, wanted);
});

export const verifyReceipt = handle(contract.verifyReceipt, async ({ db, user }, { id, ...shown }) => {
  await ownSitting(db, user.userNo, id);
  const receipt = await verified(db, id, shown);
  return { isGenuine: receipt ? (1 as const) : (0 as const), receipt };
});

export const events = handle(contract.events, keepTrail, { transaction: 'own' });

/** Whoever watches is told after the transaction, which the domain opens itself; so with photographs. */
export const consent = handle(
  contract.consent,
  async (ctx, { id, tabTurn, isGiven }) => {
    await keepConsent(ctx, id, tabTurn, isGiven);
    return {};
  },
  { transaction: 'own' },
);

export const photo = handle(
  contract.photo,
  async (ctx, { id, tabTurn, fileUrl }) => {
    await keepPhoto(ctx, id, tabTurn, fileUrl);
    return {};
  },
  { transaction: 'own' },
);

export const trail = handle(contract.trail, (ctx, { id, ...wanted }) => trailOf(ctx, id, wanted));

export const explain = handle(contract.explain, async (ctx, { id, explanation }) => {
  await explainEvent(ctx, id, explanation);
  return {};
});
