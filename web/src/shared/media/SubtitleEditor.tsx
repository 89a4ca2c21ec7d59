import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { CUES, decoded, SUBTITLE_BYTES, SUBTITLE_LANGUAGES, subtitleLanguages } from '#contract/rules/subtitles.ts';
import type { SubtitleLanguage } from '#contract/rules/subtitles.ts';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { toast } from '../../ui/toast.ts';
import { CueFields } from './CueFields.tsx';
import { shiftedRows, withRowAt } from './cueRows.ts';
import type { CueRow } from './cueRows.ts';
import { ShiftAll } from './ShiftAll.tsx';
import styles from './SubtitleEditor.module.css';
import { useSubtitle } from './useSubtitle.ts';

interface SubtitleEditorProps {
  fileId: string;
  /** The film beside it; sentences begin where it stands. */
  video: HTMLVideoElement | null;
  /** Languages there are already. */
  langs: readonly string[];
  onSaved: () => void;
}

/** So many sentences are drawn at a time: a film of two hours has thousands. */
const AT_ONCE = 40;

/** The subtitles of a film or a sound, sentence by sentence. */
export function SubtitleEditor({ fileId, video, langs, onSaved }: SubtitleEditorProps) {
  const [lang, setLang] = useState<SubtitleLanguage>(SUBTITLE_LANGUAGES.find((one) => langs.includes(one)) ?? 'zh');
  return (
    <Edited
      key={lang}
      fileId={fileId}
      video={video}
      lang={lang}
      langs={langs}
      onSaved={onSaved}
      choose={(next) => setLang(next)}
    />
  );
}

type EditedProps = SubtitleEditorProps & { lang: SubtitleLanguage; choose: (lang: SubtitleLanguage) => void };

function Edited({ fileId, video, lang, langs, onSaved, choose }: EditedProps) {
  const subtitle = useSubtitle(fileId, lang, onSaved);
  const [first, setFirst] = useState(0);
  const [removing, setRemoving] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { rows, problem, busy, isChanged } = subtitle;
  if (rows === null)
    return problem ? <Banner tone="danger">{problem.text}</Banner> : <p className={styles.note}>正在打开字幕</p>;

  const change = (key: number, part: Partial<CueRow>): void =>
    subtitle.change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = (): void => {
    if (rows.length >= CUES) return toast(`一份字幕最多 ${CUES} 句`);
    const added = withRowAt(rows, video?.currentTime ?? 0);
    subtitle.change(added.rows);
    setFirst(Math.floor(added.at / AT_ONCE) * AT_ONCE);
  };
  const saved = async (): Promise<void> => {
    const wrong = await subtitle.save();
    if (wrong >= 0) setFirst(Math.floor(wrong / AT_ONCE) * AT_ONCE);
  };
  const took = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > SUBTITLE_BYTES) return toast('字幕文件最大 2 MB');
    await subtitle.upload(
      decoded(new Uint8Array(await file.arrayBuffer()))
        .replaceAll('\0', '')
        .toWellFormed(),
    );
  };
  return (
    <div className={styles.editor}>
      <div className={styles.tools}>
        <Select
          aria-label="字幕的语言"
          value={lang}
          disabled={isChanged}
          onChange={(event) => choose(event.target.value as SubtitleLanguage)}
          options={SUBTITLE_LANGUAGES.map((value) => ({
            value,
            label: `${subtitleLanguages[value]}${langs.includes(value) ? '' : '（没有）'}`,
          }))}
        />
        <input
          ref={picker}
          type="file"
          accept=".srt,.vtt"
          hidden
          aria-label="字幕文件"
          onChange={(event) => {
            void took(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button onClick={() => picker.current?.click()} disabled={busy}>
          上传 SRT 或 VTT
        </Button>
        <Button onClick={add} icon={<Plus size={16} aria-hidden="true" />}>
          添加一句
        </Button>
        <ShiftAll onShift={(by) => subtitle.change(shiftedRows(rows, by))} disabled={rows.length === 0} />
        <span className={styles.end}>
          {langs.includes(lang) ? (
            <Button variant="danger" onClick={() => setRemoving(true)}>
              删除字幕
            </Button>
          ) : null}
          <Button
            variant="primary"
            loading={busy}
            loadingLabel="保存中"
            disabled={!isChanged}
            onClick={() => void saved()}
          >
            保存字幕
          </Button>
        </span>
      </div>
      {problem ? (
        <Banner
          tone="danger"
          action={
            problem.isConflict ? (
              <span className={styles.choices}>
                <Button size="sm" onClick={() => void subtitle.reload()}>
                  用别处的
                </Button>
                <Button size="sm" onClick={() => void subtitle.keepMine()}>
                  用我写的
                </Button>
              </span>
            ) : undefined
          }
        >
          {problem.text}
        </Banner>
      ) : null}
      {rows.length === 0 ? (
        <p className={styles.note}>还没有{subtitleLanguages[lang]}字幕，可以上传文件，也可以在播放到的地方添加一句。</p>
      ) : (
        <ol className={styles.rows} start={first + 1}>
          {rows.slice(first, first + AT_ONCE).map((row, at) => (
            <CueFields
              key={row.key}
              row={row}
              number={first + at + 1}
              errors={subtitle.errors.get(row.key)}
              video={video}
              onChange={(part) => change(row.key, part)}
              onRemove={() => subtitle.change(rows.filter(({ key }) => key !== row.key))}
            />
          ))}
        </ol>
      )}
      {rows.length > AT_ONCE ? (
        <p className={styles.pages}>
          <Button size="sm" disabled={first === 0} onClick={() => setFirst(first - AT_ONCE)}>
            前 {AT_ONCE} 句
          </Button>
          第 {first + 1} 至 {Math.min(first + AT_ONCE, rows.length)} 句，共 {rows.length} 句
          <Button size="sm" disabled={first + AT_ONCE >= rows.length} onClick={() => setFirst(first + AT_ONCE)}>
            后 {AT_ONCE} 句
          </Button>
        </p>
      ) : null}
      {isChanged ? <LeaveGuard /> : null}
      <ConfirmDialog
        open={removing}
        title={`删除${subtitleLanguages[lang]}字幕`}
        note={`${rows.length} 句都会删除，课内查找也不再找到它们。`}
        confirmLabel="删除"
        danger
        loading={busy}
        onConfirm={() => void subtitle.remove().then(() => setRemoving(false))}
        onClose={() => setRemoving(false)}
      />
    </div>
  );
}
