import { useState } from 'react';
import { deskUse } from '#contract/fields/incubation.ts';
import { projects } from '#contract/startup/baseDesk.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { assignDesk } from './calls.ts';
import { DialogButton } from './DialogButton.tsx';

/** Gives a desk to a project for a time. */
export const AssignButton = ({ placeId, placeName }: { placeId: string; placeName: string }) => (
  <DialogButton
    name="分给项目"
    of={placeName}
    title={`把${placeName}分给一个项目`}
    note="同一个工位同一天只给一个项目；团队会收到消息"
    load={assignDesk}
    fields={deskUse}
    initial={{ placeId, projectId: '', fromOn: '', untilOn: '' }}
    done="分好了，团队会收到消息"
  >
    {(form) => (
      <>
        <ProjectField form={form} />
        <FieldPair>
          <FormDate form={form} name="fromOn" />
          <FormDate form={form} name="untilOn" />
        </FieldPair>
      </>
    )}
  </DialogButton>
);

interface Project {
  id: string;
  projectName: string;
}

const find = (words: string, signal: AbortSignal) =>
  call(projects, { str: words.slice(0, 40), pageSize: 20 }, { signal, isShowErrTip: false });

/** One of the projects that are incubated, found by its name. */
function ProjectField({ form }: { form: Fields }) {
  const [project, setProject] = useState<Project | null>(null);
  const { set } = useField(form, 'projectId');
  return (
    <FormField form={form} name="projectId">
      <Chooser<Project>
        value={project}
        onChange={(next) => {
          setProject(next);
          set(next?.id ?? '');
        }}
        onBlur={() => undefined}
        searchKey={['incubated']}
        search={find}
        keyOf={({ id }) => id}
        nameOf={({ projectName }) => projectName}
        unit="个"
      />
    </FormField>
  );
}
