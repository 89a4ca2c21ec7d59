import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How far the making of an export is. */
export const OrgExportState = choice({
  waiting: [0, '排队中'],
  making: [1, '打包中'],
  ready: [2, '可以下载'],
  failed: [3, '没有做成'],
  gone: [4, '已经删除'],
});

export type OrgExportState = ValueOf<typeof OrgExportState>;

/** How long the file waits to be fetched; then it is removed. */
export const EXPORT_DAYS = 7;
export const EXPORTS_A_DAY = 3;
/** The files of one export. */
export const MOST_EXPORT_BYTES = 20 * 1024 ** 3;

export const ORG_EXPORT_PATH = '/account/organization/export';
