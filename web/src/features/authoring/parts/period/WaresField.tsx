import { useState } from 'react';
import type { DraftMedia, DraftWare } from '#contract/course/draft.ts';
import { FormField } from '../../../../kit/form/FormField.tsx';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { UploadButton } from '../../../../kit/upload/UploadButton.tsx';
import { useIsHere } from '../../../../kit/useIsHere.ts';
import { Button } from '../../../../ui/Button.tsx';
import { arrived } from './arrived.ts';
import { FileChooser } from './FileChooser.tsx';
import { FileLine } from './FileLine.tsx';
import styles from './Period.module.css';
import type { PeriodValues } from './values.ts';

const MOST = 20;

/** The materials handed out with a class-hour. */
export function WaresField({ form, wares }: { form: Fields<PeriodValues>; wares: readonly DraftWare[] }) {
  const { value, set } = useField(form, 'wares');
  const [picked, setPicked] = useState<readonly DraftMedia[]>([]);
  const isHere = useIsHere();
  const now = value as PeriodValues['wares'];
  const known = new Map([...wares.map(({ media }) => media), ...picked].map((media) => [media.mediaId, media]));
  const add = (file: DraftMedia) => {
    if (now.some(({ mediaId }) => mediaId === file.mediaId)) return;
    setPicked([...picked, file]);
    set([...now, { docName: file.fileName.slice(0, 100), mediaId: file.mediaId }]);
  };
  return (
    <FormField form={form} name="wares" label="课件与资料" help={`随这个课时发给学员，最多 ${MOST} 份`} group>
      {now.map(({ docName, mediaId }) => {
        const media = known.get(mediaId);
        return media ? (
          <FileLine
            key={mediaId}
            media={{ ...media, fileName: docName }}
            action={
              <Button
                size="sm"
                variant="text"
                aria-label={`拿掉 ${docName}`}
                onClick={() => set(now.filter((one) => one.mediaId !== mediaId))}
              >
                拿掉
              </Button>
            }
          />
        ) : null;
      })}
      {now.length < MOST ? (
        <div className={styles.ways}>
          <UploadButton
            label="上传资料"
            size="sm"
            variant="default"
            multiple={false}
            onReady={(file) => isHere() && add(arrived(file))}
          />
          <FileChooser label="从我的文件里加" onChoose={add} />
        </div>
      ) : null}
    </FormField>
  );
}
