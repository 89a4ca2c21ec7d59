import { incubated } from '#seed/data/incubation.ts';
import { dayAfter } from '#contract/rules/calendar.ts';
import { FundState, ReceiptState, ReportState } from '#contract/rules/incubation.ts';
import { centsOf } from '#contract/rules/money.ts';
import { fundReceipt, incubationFund, milestone, milestoneReport, projectCheck } from '#server/db/schema/incubation.ts';
import { clock } from './incubationWorld.ts';
import type { IncubationWorld } from './incubationWorld.ts';

/** Who looks after the projects of the demo university. */
const HOST = 'zhengshuhe';

/** What the incubated projects reached, what was found at them, and what they paid. */
export async function loadProgress(world: IncubationWorld): Promise<void> {
  for (const seed of incubated) {
    await loadMilestones(world, seed);
    await loadChecks(world, seed);
    await loadFunds(world, seed);
  }
}

type Seed = (typeof incubated)[number];

async function loadMilestones({ db, today, at, userNo, project }: IncubationWorld, seed: Seed): Promise<void> {
  const projectId = project(seed.project).id;
  for (const { title, goal, due, state, reports = [] } of seed.milestones) {
    const [made] = await db
      .insert(milestone)
      .values({
        projectId,
        authorUserNo: userNo(HOST),
        title,
        goal,
        dueOn: dayAfter(today, due),
        milestoneState: state,
        // what is near or late was told before the world began
        nearToldOn: dayAfter(today, due),
        lateToldOn: dayAfter(today, due),
        gmtCreate: at,
      })
      .returning({ id: milestone.id });
    for (const [who, content, daysAgo, reportState, opinion] of reports) {
      const submittedAt = `${dayAfter(today, -daysAgo)} ${clock(18)}`;
      const isChecked = reportState !== ReportState.waiting;
      await db.insert(milestoneReport).values({
        milestoneId: made!.id,
        reporterUserNo: userNo(who),
        content,
        submittedAt,
        reportState,
        opinion,
        checkerUserNo: isChecked ? userNo(HOST) : null,
        checkedAt: isChecked ? `${dayAfter(today, 1 - daysAgo)} ${clock(10)}` : null,
        gmtCreate: submittedAt,
      });
    }
  }
}

async function loadChecks({ db, today, at, userNo, project }: IncubationWorld, seed: Seed): Promise<void> {
  for (const [daysAgo, checkVerdict, found] of seed.checks ?? [])
    await db.insert(projectCheck).values({
      projectId: project(seed.project).id,
      checkerUserNo: userNo(HOST),
      checkedOn: dayAfter(today, -daysAgo),
      checkVerdict,
      found,
      gmtCreate: at,
    });
}

async function loadFunds({ db, today, at, userNo, project }: IncubationWorld, seed: Seed): Promise<void> {
  const { id: projectId, leaderUserNo } = project(seed.project);
  for (const { purpose, plan, asked, granted, state, opinion, receipts = [] } of seed.funds ?? []) {
    const counted = receipts.filter(([, , , , struck]) => struck === undefined);
    const [made] = await db
      .insert(incubationFund)
      .values({
        projectId,
        askerUserNo: leaderUserNo,
        purpose,
        plan,
        askedCents: centsOf(asked),
        grantedCents: centsOf(granted),
        usedCents: counted.reduce((all, [, , , yuan]) => all + centsOf(yuan), 0),
        fundState: state,
        opinion,
        decidedAt: state === FundState.asked ? null : at,
        gmtCreate: at,
        gmtModified: at,
      })
      .returning({ id: incubationFund.id });
    for (const [who, what, daysAgo, yuan, struck] of receipts)
      await db.insert(fundReceipt).values({
        fundId: made!.id,
        payerUserNo: userNo(who),
        what,
        spentOn: dayAfter(today, -daysAgo),
        amountCents: centsOf(yuan),
        receiptState: struck === undefined ? ReceiptState.counted : ReceiptState.struck,
        opinion: struck ?? '',
        gmtCreate: at,
      });
  }
}
