import { FormField } from '../../../kit/form/FormField.tsx';
import type { SpecControlProps, SpecControls } from '../../../kit/form/SpecField.tsx';
import { HtmlField } from './HtmlField.tsx';

/** The controls that only the console has. */
export const consoleControls: SpecControls = { html: Html };

function Html({ form, spec: { name, label, help } }: SpecControlProps) {
  return (
    <FormField form={form} name={name} label={label} help={help}>
      <HtmlField form={form} name={name} />
    </FormField>
  );
}
