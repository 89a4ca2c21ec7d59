import { lazy, Suspense } from 'react';
import { MAX_IMAGES } from '#contract/rules/accusation.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useRows } from '../../../kit/form/useRows.ts';

const FileField = lazy(() =>
  import('../../../kit/upload/FileField.tsx').then((module) => ({ default: module.FileField })),
);

/** Pictures of what went wrong; they are kept with the draft. */
export function Screenshots({ form, error }: { form: Fields; error: string | undefined }) {
  const rows = useRows(form, 'images');
  const images = (useField(form, 'images').value ?? []) as readonly string[];
  return (
    <Suspense>
      <FileField
        label="截图"
        purpose="feedback"
        files={images.map((url, index) => ({ name: `截图 ${index + 1}`, url }))}
        max={MAX_IMAGES}
        error={error}
        onAdd={({ url }) => rows.append(url)}
        onRemove={(url) => rows.remove(images.indexOf(url))}
      />
    </Suspense>
  );
}
