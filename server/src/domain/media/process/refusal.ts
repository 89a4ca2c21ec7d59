import { mediaLimits } from '#contract/rules/mediaLimits.ts';
import { clock } from '#contract/rules/position.ts';

/** Why a file cannot be used, in a sentence for its owner; trying again would not help. */
export class Refusal extends Error {}

export const refusals = {
  empty: () => new Refusal('这个文件是空的（0 字节），请检查后重新上传'),
  gone: () => new Refusal('上传的文件不在了，请重新上传'),
  noMedia: () => new Refusal('这个文件打不开：可能已经损坏，或者不是视频、音频文件，请检查后重新上传'),
  noPicture: () => new Refusal('这个文件里没有画面，请按音频上传'),
  noSound: () => new Refusal('这个文件里没有声音，请检查后重新上传'),
  tooLong: () => new Refusal(`时长超过 ${mediaLimits.seconds / 3600} 小时，请剪成几段再上传`),
  tooLarge: (width: number, height: number) =>
    new Refusal(`画面是 ${width}×${height}，最大 7680×4320，请缩小后重新上传`),
  broken: (second: number) => new Refusal(`文件在 ${clock(second)} 之后读不下去，可能没有传完或已经损坏，请重新上传`),
  tooSlow: () => new Refusal(`处理超过 ${mediaLimits.wallSeconds / 3600} 小时没有完成，请缩短或压缩后重新上传`),
  tooMuch: () => new Refusal('处理出来的文件太大，请剪成几段再上传'),
  died: () => new Refusal('处理到一半，处理程序意外停止了，文件可能有问题，请换一种格式重新上传'),
  noPdf: () => new Refusal('这个文件打不开：可能已经损坏，或者不是 PDF，请检查后重新上传'),
  password: () => new Refusal('这个文件有打开密码，请去掉密码后重新上传'),
  tooManyPages: () => new Refusal(`文档超过 ${mediaLimits.pages} 页，请分成几份再上传`),
  noOffice: () => new Refusal('这个 Office 文件转换不了，可能已经损坏，请另存为 PDF 再上传'),
} as const;
