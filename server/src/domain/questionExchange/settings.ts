import { folded } from './cells.ts';
import { listIn } from './words.ts';

/** What the column 设置 says, part by part. */
export interface Settings {
  isOrderFixed: 0 | 1;
  isOrderFree: 0 | 1;
  isCaseSensitive: 0 | 1;
  units: string[];
  keywords: string[];
  mostLetters?: number;
  mostFiles?: number;
  language?: string;
  /** The first part that says nothing we know. */
  unknown?: string;
}

type Reader = (settings: Settings, value: string) => void;

const readers: readonly (readonly [RegExp, Reader])[] = [
  [/^选项(?:次序|顺序)固定$/, (settings) => (settings.isOrderFixed = 1)],
  [/^(?:各空)?(?:次序|顺序)不限$/, (settings) => (settings.isOrderFree = 1)],
  [/^区分大小写$/, (settings) => (settings.isCaseSensitive = 1)],
  [/^字数\s*[:：]?\s*(\d{1,6})$/, (settings, value) => (settings.mostLetters = Number(value))],
  [/^文件\s*[:：]?\s*(\d{1,2})$/, (settings, value) => (settings.mostFiles = Number(value))],
  [/^语言\s*[:：]?\s*(\S+)$/, (settings, value) => (settings.language = value.toLowerCase())],
  [/^单位\s*[:：]?\s*(.+)$/, (settings, value) => (settings.units = listIn(value))],
  [/^关键词\s*[:：]?\s*(.+)$/, (settings, value) => (settings.keywords = listIn(value))],
];

export function settingsIn(text: string): Settings {
  const settings: Settings = { isOrderFixed: 0, isOrderFree: 0, isCaseSensitive: 0, units: [], keywords: [] };
  for (const part of text.split(/[;；\n]/).map((one) => one.trim())) {
    if (part === '') continue;
    const reader = readers.find(([pattern]) => pattern.test(part) || pattern.test(folded(part)));
    if (!reader) return { ...settings, unknown: part };
    reader[1](settings, (reader[0].exec(part) ?? reader[0].exec(folded(part)))![1] ?? '');
  }
  return settings;
}

export function settingsText(settings: Partial<Settings>): string {
  const { isOrderFixed, isOrderFree, isCaseSensitive, units = [], keywords = [] } = settings;
  return [
    isOrderFixed ? '选项次序固定' : '',
    isOrderFree ? '各空次序不限' : '',
    isCaseSensitive ? '区分大小写' : '',
    settings.mostLetters === undefined ? '' : `字数 ${settings.mostLetters}`,
    settings.mostFiles === undefined ? '' : `文件 ${settings.mostFiles}`,
    settings.language === undefined ? '' : `语言 ${settings.language}`,
    units.length > 0 ? `单位 ${units.join('、')}` : '',
    keywords.length > 0 ? `关键词 ${keywords.join('、')}` : '',
  ]
    .filter((part) => part !== '')
    .join('；');
}
