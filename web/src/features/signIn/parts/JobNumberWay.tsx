import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { ACCOUNT_DISABLED, LOCKED, WRONG_PASSWORD } from '#contract/user/failures.ts';
import { useSite } from '../../../kit/site.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { Agreement } from './Agreement.tsx';
import { BINDING_PATH, bindingNote } from './binding.ts';
import { jobNumberLogin } from './calls.ts';
import type { KnownOrg } from './knownOrg.ts';
import { keepKnownOrg, readKnownOrg } from './knownOrg.ts';
import { Remember } from './Remember.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignInForm } from './useSignInForm.ts';
import type { WayProps } from './way.ts';
import { needsBinding } from './way.ts';

const SchoolWay = lazy(() => import('./SchoolWay.tsx').then((module) => ({ default: module.SchoolWay })));
const OrgChooser = lazy(() => import('./OrgChooser.tsx').then((module) => ({ default: module.OrgChooser })));

/** The number that a school or company gave, and its password. */
export function JobNumberWay({ arrival, agreement, address }: WayProps) {
  const navigate = useNavigate();
  const { house } = useSite();
  const [org, setOrg] = useState<KnownOrg | null>(readKnownOrg);
  const { form, submit, failure, sending, verifying, errorOf } = useSignInForm(jobNumberLogin, {
    initial: { orgNo: org?.orgNo ?? '' },
    fieldOfCode: {
      [WRONG_PASSWORD.code]: 'password',
      [LOCKED.code]: 'password',
      [ACCOUNT_DISABLED.code]: 'jobNumber',
    },
    onDone: async (answer, sent) => {
      if (org) keepKnownOrg(org);
      // The number says which identity; no need to ask.
      if (!needsBinding(answer)) return arrival.arrive(answer, { ask: false });
      bindingNote.keep({ ticket: answer.ticket, nickname: answer.nickname, address, remember: sent.remember ?? false });
      await navigate(BINDING_PATH);
    },
  });
  const { ref: orgRef, set: setOrgNo, onBlur: onOrgBlur } = form.control('orgNo');
  return (
    <SignInForm
      label="工号登录"
      onSubmit={() => agreement.check() && void submit()}
      submitLabel="登录"
      busy={sending || verifying || arrival.arriving}
      busyLabel={verifying ? '正在进行安全验证' : '登录中'}
      failure={failure}
      above={
        <>
          <Remember {...form.register('remember')} />
          <Agreement {...agreement.props} />
        </>
      }
    >
      <Field label="学校或单位" error={errorOf('orgNo') ? '请从列表里选择学校或单位' : undefined}>
        <Suspense fallback={<Input size="lg" placeholder="输入名称查找" disabled />}>
          <OrgChooser
            ref={orgRef}
            value={org}
            onBlur={onOrgBlur}
            onChange={(chosen) => {
              setOrg(chosen);
              setOrgNo(chosen?.orgNo ?? '');
            }}
          />
        </Suspense>
      </Field>
      <Suspense>
        {org && !house ? (
          <SchoolWay
            orgNo={org.orgNo}
            agreement={agreement}
            address={address}
            remember={form.getValues().remember ?? false}
          />
        ) : null}
      </Suspense>
      <Field label="工号或学号" error={errorOf('jobNumber')}>
        <Input
          {...form.register('jobNumber')}
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
        />
      </Field>
      <Field label="密码" error={errorOf('password')}>
        <PasswordInput {...form.register('password')} size="lg" />
      </Field>
    </SignInForm>
  );
}
