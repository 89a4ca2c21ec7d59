import { FileType } from '#contract/rules/fileKinds.ts';

interface OwnFile {
  /** In seed/media/files. */
  file: string;
  fileName: string;
  fileType: FileType;
  folder: '' | '课程资料' | '求职材料';
  daysAgo: number;
}

/** What 林晓 keeps in her space, the newest last. */
export const linxiaoSpace: readonly OwnFile[] = [
  { file: 'pdf-sql.pdf', fileName: 'SQL 查询手册.pdf', fileType: FileType.document, folder: '课程资料', daysAgo: 40 },
  { file: 'zip-tables.zip', fileName: '练习数据.zip', fileType: FileType.archive, folder: '课程资料', daysAgo: 33 },
  { file: 'audio-meeting.m4a', fileName: '小组讨论录音.m4a', fileType: FileType.audio, folder: '', daysAgo: 20 },
  { file: 'pic-chart.png', fileName: '看板截图.png', fileType: FileType.image, folder: '求职材料', daysAgo: 9 },
  { file: 'shop-funnel.mp4', fileName: '漏斗分析讲解.mp4', fileType: FileType.video, folder: '求职材料', daysAgo: 3 },
];
