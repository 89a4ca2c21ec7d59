import { placeText } from '#contract/rules/position.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { notesOfCourse } from './read.ts';

type Row = Awaited<ReturnType<typeof notesOfCourse>>[number];

export type NoteFormat = 'md' | 'txt';

/** The notes of one course as a file for its writer: by class-hour, each with where it stands. `rows` is not empty. */
export function noteFile(rows: readonly Row[], format: NoteFormat, now: Date): { fileName: string; content: string } {
  const { courseName } = rows[0]!;
  const write = writers[format];
  const parts = [...Map.groupBy(rows, ({ note }) => note.periodId).values()].map((notes) => write.period(notes));
  const head = write.head(courseName, `${rows.length} 条笔记，${wireTime(now).slice(0, 10)} 下载自知途`);
  return {
    fileName: `${courseName.replaceAll(/[\\/:*?"<>|]/g, ' ')}-笔记.${format}`,
    content: `${[head, ...parts].join('\n\n')}\n`,
  };
}

interface Writer {
  head: (courseName: string, note: string) => string;
  period: (notes: Row[]) => string;
}

const writers: Record<NoteFormat, Writer> = {
  md: {
    head: (courseName, note) => `# ${courseName}\n\n${note}`,
    period: (notes) => [`## ${notes[0]!.periodName}`, ...notes.map(inMarkdown)].join('\n\n'),
  },
  txt: {
    head: (courseName, note) => `${courseName}\n${note}`,
    period: (notes) => [`【${notes[0]!.periodName}】`, ...notes.map(inPlainText)].join('\n\n'),
  },
};

/** Lines end with two blanks, so that they stay lines; what the writer marked up stays marked up. */
function inMarkdown(row: Row): string {
  const place = placeText(row.fileType, row.note.position);
  const lines = row.note.content.replaceAll('\n', '  \n');
  return place === '' ? lines : `**${place}**\n\n${lines}`;
}

function inPlainText(row: Row): string {
  const place = placeText(row.fileType, row.note.position);
  return place === '' ? row.note.content : `${place}\n${row.note.content}`;
}
