import { Download } from 'lucide-react';
import type { Cue } from '#contract/rules/cues.ts';
import { saveText } from '../../../kit/saveText.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import styles from './Transcript.module.css';
import { toSrt, toText } from './transcriptFiles.ts';

/** Takes the transcript along as a file. */
export function TranscriptMenu({ title, cues }: { title: string; cues: readonly Cue[] }) {
  const name = title.replaceAll(/[\\/:*?"<>|]/g, ' ');
  return (
    <Menu align="end" label="下载文稿" triggerClass={styles.key} trigger={<Download size={18} aria-hidden="true" />}>
      <MenuButton onSelect={() => saveText(`${name}.txt`, toText(title, cues))}>文本 TXT</MenuButton>
      <MenuButton onSelect={() => saveText(`${name}.srt`, toSrt(cues))}>字幕 SRT</MenuButton>
    </Menu>
  );
}
