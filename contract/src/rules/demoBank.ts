interface How {
  label: string;
  note: string;
  /** What the bank does, in this order: each is a transaction of its own. */
  trades: readonly ('paid' | 'refused')[];
  /** How often it sends each notice. */
  notices: number;
  /** The notices come in the opposite order. */
  isTurned?: boolean;
  /** The notices wait until they are let go. */
  isHeld?: boolean;
  /** The notices come so many seconds later. */
  slowSeconds?: number;
}

/** What somebody can do on the phone of the demo. */
export const demoHows = {
  once: { label: '付款', note: '付一次，通知一次', trades: ['paid'], notices: 1 },
  refuse: { label: '拒绝付款', note: '银行说余额不足', trades: ['refused'], notices: 1 },
  slow: { label: '付款，通知慢 15 秒', note: '收银台等一会儿才知道', trades: ['paid'], notices: 1, slowSeconds: 15 },
  often: { label: '付款，通知 5 次', note: '多出来的 4 次不起作用', trades: ['paid'], notices: 5 },
  twice: { label: '付两次', note: '多付的一次自动退回', trades: ['paid', 'paid'], notices: 1 },
  held: { label: '付款，压住通知', note: '等你放行，或由收银台去查', trades: ['paid'], notices: 1, isHeld: true },
  turned: {
    label: '先拒绝再付款，通知颠倒',
    note: '付款的通知先到，拒绝的后到',
    trades: ['refused', 'paid'],
    notices: 1,
    isTurned: true,
  },
} as const satisfies Record<string, How>;

export type DemoHow = keyof typeof demoHows;

export const demoHow = (how: DemoHow): How => demoHows[how];
