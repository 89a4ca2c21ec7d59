import { UserType } from '#contract/rules/userTypes.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { Field } from '../../../ui/Field.tsx';

interface Org {
  orgNo: string;
  orgName: string;
}

const WORDS = 50;

async function findEnterprises(words: string, signal: AbortSignal) {
  const { infoList } = await import('#contract/user/org.ts');
  const wanted = { orgType: UserType.enterprise, orgName: words.slice(0, WORDS), pageSize: 20 };
  return call(infoList, wanted, { signal, isShowErrTip: false });
}

/** Finds an enterprise by its name; choosing one only leads on to the question. */
export const EmployerChooser = ({ onChoose }: { onChoose: (orgNo: string) => void }) => (
  <Field label="屏蔽一家企业">
    <Chooser<Org>
      value={null}
      onChange={(next) => {
        if (next) onChoose(next.orgNo);
      }}
      onBlur={() => undefined}
      searchKey={['employers']}
      search={findEnterprises}
      keyOf={({ orgNo }) => orgNo}
      nameOf={({ orgName }) => orgName}
      unit="家"
      placeholder="输入企业名称查找"
    />
  </Field>
);
