import { useState } from 'react';
import type { DraftMedia } from '#contract/course/draft.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import { FileType as FileTypes } from '#contract/rules/fileKinds.ts';
import { FormField } from '../../../../kit/form/FormField.tsx';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FileChooser } from './FileChooser.tsx';
import { FileLine } from './FileLine.tsx';
import type { PeriodValues } from './values.ts';

interface PeriodFileProps {
  form: Fields<PeriodValues>;
  /** As the server knows it. */
  media: DraftMedia | null;
  type: FileType;
  /** What the course takes. */
  types: readonly FileType[];
}

/** The file of a class-hour: how it stands with it, and the ways to put another one there or take it away. */
export function PeriodFile({ form, media, type }: PeriodFileProps) {
  const { value, set } = useField(form, 'mediaId');
  const [picked, setPicked] = useState<DraftMedia | null>(null);
  const shown = value === null ? null : ([picked, media].find((one) => one?.mediaId === value) ?? null);
  const take = (file: DraftMedia) => {
    setPicked(file);
    set(file.mediaId);
  };
  return (
    <FormField form={form} name="mediaId" label={FileTypes.labels[type]} group>
      {shown ? (
        <FileLine
          media={shown}
          action={
            <Button size="sm" variant="text" aria-label={`拿掉 ${shown.fileName}`} onClick={() => set(null)}>
              拿掉
            </Button>
          }
        />
      ) : null}
      <FileChooser fileType={type} label={shown ? '从我的文件里换一个' : '从我的文件里选'} onChoose={take} />
    </FormField>
  );
}
