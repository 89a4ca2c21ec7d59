import { lazy, Suspense } from 'react';
import { FormField } from '../../../kit/form/FormField.tsx';
import type { SpecControlProps, SpecControls } from '../../../kit/form/SpecField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { FilesControl } from './FilesControl.tsx';
import { MonthSelect } from '../../../shared/resume/MonthSelect.tsx';
import { SalarySelect } from '../../../shared/resume/SalarySelect.tsx';
import { JobTypeSelect, RegionSelect } from '../../../shared/resume/TreeSelect.tsx';

const AbilitiesControl = lazy(() =>
  import('./AbilitiesControl.tsx').then((part) => ({ default: part.AbilitiesControl })),
);

/** What finds items comes with the one form that asks for some. */
const Abilities = (props: SpecControlProps) => (
  <Suspense>
    <AbilitiesControl {...props} />
  </Suspense>
);

/** The controls that only the résumé has. */
export const resumeControls: SpecControls = {
  tree: Tree,
  month: Month,
  salary: Salary,
  files: FilesControl,
  abilities: Abilities,
};

function Tree({ form, spec: { name, levels }, field }: SpecControlProps) {
  const { value, set, ref } = useField(form, name);
  const Select = 'tree' in field && field.tree === 'jobType' ? JobTypeSelect : RegionSelect;
  return (
    <FormField form={form} name={name} group>
      <Select label={field.label} levels={levels ?? []} value={String(value ?? '')} set={set} ref={ref} />
    </FormField>
  );
}

function Month({ form, spec: { name, open, yearsAhead }, field }: SpecControlProps) {
  const { value, set, ref, onBlur } = useField(form, name);
  return (
    <FormField form={form} name={name} group>
      <MonthSelect
        label={field.label}
        value={String(value ?? '')}
        set={set}
        onBlur={onBlur}
        ref={ref}
        open={open}
        yearsAhead={yearsAhead}
      />
    </FormField>
  );
}

function Salary({ form, spec: { name } }: SpecControlProps) {
  return (
    <FormField form={form} name={name} group>
      <SalarySelect form={form} />
    </FormField>
  );
}
