import { lazy, Suspense } from 'react';
import { MAX_IMAGES } from '#contract/rules/accusation.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';

const FileField = lazy(() =>
  import('../../../kit/upload/FileField.tsx').then((module) => ({ default: module.FileField })),
);

/** Pictures of what went wrong; they are kept with the draft. */
export function Screenshots({ form, error }: { form: Fields; error: string | undefined }) {
  const field = useField(form, 'images');
  const images = (field.value ?? []) as readonly string[];
  return (
    <Suspense>
      <FileField
        label="截图"
        purpose="feedback"
        files={images.map((url, index) => ({ name: `截图 ${index + 1}`, url }))}
        max={MAX_IMAGES}
        error={error}
        onAdd={({ url }) => field.set([...images, url])}
        onRemove={(url) => field.set(images.filter((one) => one !== url))}
      />
    </Suspense>
  );
}
