import { RowState } from '#contract/rules/rowStates.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

export const termTabs = ['terms', 'days', 'bells', 'rooms'] as const;

export const termList = listSpec({});

export const roomList = listSpec({
  filters: {
    keyword: '',
    campus: '',
    kind: '',
    seats: ['0', '30', '60', '100', '200'],
    thing: '',
    state: ['', `${RowState.normal}`, `${RowState.disabled}`],
  },
});
