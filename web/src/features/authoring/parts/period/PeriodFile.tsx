import { useState } from 'react';
import type { DraftMedia } from '#contract/course/draft.ts';
import type { UploadedMedia } from '#contract/system/upload.ts';
import type { FileKind, FileType } from '#contract/rules/fileKinds.ts';
import { FileKind as FileKinds, FileType as FileTypes } from '#contract/rules/fileKinds.ts';
import { isPackage, isTimed } from '#contract/rules/progress.ts';
import { FormField } from '../../../../kit/form/FormField.tsx';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { UploadButton } from '../../../../kit/upload/UploadButton.tsx';
import { usePress } from '../../../../kit/usePress.ts';
import { useIsHere } from '../../../../kit/useIsHere.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { FileChooser } from './FileChooser.tsx';
import { makePackage } from '../calls.ts';
import { arrived } from './arrived.ts';
import { FileLine } from './FileLine.tsx';
import styles from './Period.module.css';
import type { PeriodValues } from './values.ts';

interface PeriodFileProps {
  form: Fields<PeriodValues>;
  /** As the server knows it. */
  media: DraftMedia | null;
  type: FileType;
  /** A file arrived when these fields were gone. */
  onArrivedLate: (mediaId: string) => void;
}

/** The file of a class-hour: how it stands with it, and the ways to put another one there or take it away. */
export function PeriodFile({ form, media, type, onArrivedLate }: PeriodFileProps) {
  const { value, set } = useField(form, 'mediaId');
  const [picked, setPicked] = useState<DraftMedia | null>(null);
  const shown = value === null ? null : ([media, picked].find((one) => one?.mediaId === value) ?? null);
  const isHere = useIsHere();
  const take = (file: DraftMedia) => {
    setPicked(file);
    set(file.mediaId);
  };
  const making = usePress(makePackage);
  const ready = async (file: UploadedMedia) => {
    const media = isPackage(type) ? await making.send({ mediaId: file.id }) : arrived(file);
    if (!media) return;
    if (isHere()) take(media);
    else onArrivedLate(media.mediaId);
  };
  return (
    <FormField form={form} name="mediaId" label={FileTypes.labels[type]} group>
      {shown ? (
        <FileLine
          media={shown}
          action={
            <>
              <TextLink to={`/account/media/${shown.mediaId}`}>{isTimed(type) ? '封面与字幕' : '看文件'}</TextLink>
              <Button size="sm" variant="text" aria-label={`拿掉 ${shown.fileName}`} onClick={() => set(null)}>
                拿掉
              </Button>
            </>
          }
        />
      ) : null}
      <div className={styles.ways}>
        <UploadButton
          label={shown ? '上传一个新的' : `上传${FileTypes.labels[type]}`}
          size="sm"
          variant="default"
          multiple={false}
          kind={isPackage(type) ? FileKinds.archive : (type as FileKind)}
          onReady={(file) => void ready(file)}
        />
        <FileChooser fileType={type} label={shown ? '从我的文件里换一个' : '从我的文件里选'} onChoose={take} />
      </div>
    </FormField>
  );
}
