import { bytesText } from '#contract/rules/mediaUploads.ts';

interface Counted {
  chapterCount: number;
  periodCount: number;
  fileCount: number;
  bytes: number;
}

/** 2 章、5 个课时，3 个文件，共 12 MB; without files it says nothing of them. */
export const filesText = ({ chapterCount, periodCount, fileCount, bytes }: Counted): string =>
  `${chapterCount} 章、${periodCount} 个课时${fileCount > 0 ? `，${fileCount} 个文件，共 ${bytesText(bytes)}` : ''}`;
