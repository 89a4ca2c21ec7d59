import { momentOf } from '#contract/rules/time.ts';

/** How long it is until a wire time, in its two largest units; undefined once it has come. */
export function untilText(start: string, now: Date): string | undefined {
  const seconds = Math.ceil((momentOf(start).getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return undefined;
  const [days, hours, minutes, rest] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  if (days > 0) return `${days} 天 ${hours} 小时`;
  if (hours > 0) return `${hours} 小时 ${minutes} 分`;
  return minutes > 0 ? `${minutes} 分 ${rest} 秒` : `${rest} 秒`;
}
