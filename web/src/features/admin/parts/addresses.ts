import { listSpec } from '../../../kit/list/listAddress.ts';

/** What the addresses of the console's long lists keep. */
export const peopleList = listSpec({
  filters: {
    keyword: '',
    type: ['all', '0', '1', '2', '3', '4', '5'],
    status: ['all', '1', '0'],
  },
});

export const orgList = listSpec({
  filters: { name: '', type: ['all', '3', '4', '5'], status: ['all', '1', '0'] },
});

export const outboxList = listSpec({ filters: { state: ['all', 'failed'], receiver: '' } });

export const jobList = listSpec({ filters: { state: ['all', 'waiting', 'running', 'failed'] } });

export const webhookList = listSpec({});

export const slowQueryList = listSpec({});

export const errorList = listSpec({ filters: { prefix: '' } });

export const deliveryList = listSpec({ filters: { state: ['all', '0', '1', '2'] } });

export const rtcRoomList = listSpec({ filters: {} });

export const hotWordList = listSpec({ filters: { choice: ['all', 'pinned', 'hidden'] } });

export const wordList = listSpec({ filters: { keyword: '' } });

/** A filter of the address as the calls take it. */
export const statusOf = (status: 'all' | '1' | '0'): 0 | 1 | undefined =>
  status === 'all' ? undefined : status === '1' ? 1 : 0;

export const statusNames = { all: '全部', 1: '正常', 0: '已停用' } as const;
