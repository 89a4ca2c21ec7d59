import type { Offering } from '#contract/course/courseClass.ts';
import { OfferingState } from '#contract/rules/school.ts';
import { closeOffering, reopenOffering, startOffering } from './calls.ts';

const steps = {
  [OfferingState.planned]: {
    call: startOffering,
    label: '开课',
    done: '已经开课',
    note: '学员会在自己的开课里看到它；开课之后不能删除',
  },
  [OfferingState.running]: {
    call: closeOffering,
    label: '结课',
    done: '已经结课',
    note: '名单与资料不再能改；结错了可以撤回',
  },
  [OfferingState.ended]: {
    call: reopenOffering,
    label: '撤回结课',
    done: '已经撤回，回到开课中',
    note: '回到开课中，名单与资料又可以改',
  },
} as const;

/** The one step that leads on from where an offering stands. */
export const stepOf = ({ offeringState }: Pick<Offering, 'offeringState'>) => steps[offeringState];
