import { FileUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Answers } from '#contract/rules/questions.ts';
import { CallError } from '#contract/kit/callError.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { FieldProps } from '../shownQuestion.ts';
import styles from './Fields.module.css';

/** Files handed in; where they go is the room's to say. */
export function FileAnswer({ body: { mostFiles }, answer, onAnswer, label, idBase, files }: FieldProps<11>) {
  const list = answer ?? [];
  const latest = useRef(list);
  useEffect(() => void (latest.current = list));
  const [state, setState] = useState<{ busy?: string; failure?: string }>({});
  const say = (next: Answers[11]) => {
    latest.current = next;
    onAnswer(next.length > 0 ? next : null);
  };
  const add = async (file: File) => {
    setState({ busy: file.name });
    try {
      const stored = await files!.upload(file);
      say([...latest.current, stored]);
      setState({});
    } catch (error) {
      setState({ failure: error instanceof CallError ? error.message : '没有传上去，请检查网络后再试' });
    }
  };
  return (
    <fieldset aria-describedby={`${idBase}-note`}>
      <legend className="sr-only">{label}</legend>
      <ul className={styles.list}>
        {list.map(({ fileUrl, fileName }) => (
          <li key={fileUrl} className={styles.file}>
            <a href={fileUrl} target="_blank" rel="noreferrer">
              {fileName}
            </a>
            <IconButton
              size="sm"
              label={`移除 ${fileName}`}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => say(list.filter((one) => one.fileUrl !== fileUrl))}
            />
          </li>
        ))}
      </ul>
      {files && list.length < mostFiles ? (
        <div className={styles.foot}>
          <span className={styles.add}>
            <Button
              tabIndex={-1}
              aria-hidden="true"
              icon={<FileUp size={18} aria-hidden="true" />}
              loading={state.busy !== undefined}
              loadingLabel="上传中"
            >
              添加文件
            </Button>
            <input
              type="file"
              aria-label="添加文件"
              title=""
              accept={files.accept}
              disabled={state.busy !== undefined}
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) void add(file);
                target.value = '';
              }}
            />
          </span>
        </div>
      ) : null}
      <p id={`${idBase}-note`} className={cx(styles.note, state.failure && styles.over)} role="status">
        {state.failure ??
          (files
            ? `${state.busy ? `正在上传 ${state.busy}，` : ''}已交 ${list.length} 个，最多 ${mostFiles} 个${files.help ? `；${files.help}` : ''}`
            : '在考场里上传')}
      </p>
    </fieldset>
  );
}
