import { applyLinks } from '../../../kit/navigation/destinations.ts';

/** The act that an article of this name leads to, so that whoever has read how to join can. */
export function joiningOf(name: string): { act: string; to: string } | undefined {
  if (name === '讲师招募') return { act: '申请成为讲师', to: '/apply' };
  const joining = applyLinks.find(({ label }) => label === name);
  return joining && { act: '申请入驻', to: joining.to };
}
