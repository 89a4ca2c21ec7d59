import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import type { SpecControlProps, SpecControls } from '../../../kit/form/SpecField.tsx';
import { FormRichText } from '../../../kit/richText/FormRichText.tsx';
import { CoursePick } from './CoursePick.tsx';

/** The controls that only the console has. */
export const consoleControls: SpecControls = { html: Html, number: Numeral, course: CoursePick };

function Html({ form, spec: { name, label, help } }: SpecControlProps) {
  return <FormRichText form={form} name={name} label={label} help={help} />;
}

function Numeral({ form, spec: { name, label, help } }: SpecControlProps) {
  return <FormNumber form={form} name={name} label={label} help={help} />;
}
