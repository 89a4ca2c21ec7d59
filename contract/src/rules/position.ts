import { FileType } from './fileKinds.ts';
import { isTimed } from './progress.ts';

/** Seconds as a clock: 07:42, from an hour on 1:07:42. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

/** A position for readers: 07:42, 第 3 页. */
export const positionText = (fileType: number, position: number): string =>
  isTimed(fileType) ? clock(position) : `第 ${Math.max(1, position)} 页`;

/** The same for what may have none: empty for pictures and links. */
export const placeText = (fileType: number, position: number): string =>
  isTimed(fileType) || fileType === FileType.document ? positionText(fileType, position) : '';
