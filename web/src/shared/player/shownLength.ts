import { clock } from '#contract/rules/position.ts';
import { isTimed } from '#contract/rules/progress.ts';
import { FileType } from '#contract/rules/fileKinds.ts';

/** How long a class-hour is, in its own unit: 18:36, 12 页, 图片, 链接, 图文, 课件包，3 项. */
export function shownLength(fileType: FileType, length: number): string {
  if (isTimed(fileType)) return clock(length);
  if (fileType === FileType.document) return `${length} 页`;
  if (fileType === FileType.package && length > 1) return `课件包，${length} 项`;
  return FileType.labels[fileType];
}

/** An amount of a class-hour in words: 12 分 5 秒, 3 页. */
export function amount(fileType: FileType, count: number): string {
  if (!isTimed(fileType)) return fileType === FileType.document ? `${count} 页` : `${count} 项`;
  return spokenSeconds(count);
}

/** Seconds in words, the two largest units: 45 秒, 12 分 5 秒, 3 小时 20 分. */
export function spokenSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours > 0) return minutes > 0 ? `${hours} 小时 ${minutes} 分` : `${hours} 小时`;
  if (minutes > 0) return rest > 0 ? `${minutes} 分 ${rest} 秒` : `${minutes} 分`;
  return `${rest} 秒`;
}
