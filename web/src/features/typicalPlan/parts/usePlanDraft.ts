import type { Plan } from '#contract/course/typicalPlan.ts';
import { call } from '../../../kit/call.ts';
import { useSavedDraft } from '../../../shared/abilities/useSavedDraft.ts';
import type { Draft } from '../../../shared/abilities/useSavedDraft.ts';
import { updatePlan } from './calls.ts';
import { wishOf, writtenOf } from './written.ts';
import type { Written } from './written.ts';

/** The typical position that somebody writes (`useSavedDraft`). */
export const usePlanDraft = (plan: Plan): PlanDraft =>
  useSavedDraft({
    name: `typicalPlan:${plan.id}`,
    server: { revision: plan.revision, written: writtenOf(plan) },
    wishOf,
    save: async (revision, wish) =>
      call(await updatePlan(), { id: plan.id, revision, ...wish }, { isShowErrTip: false }),
  });

export type PlanDraft = Draft<Written>;
