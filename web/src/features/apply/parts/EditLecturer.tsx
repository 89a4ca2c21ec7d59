import { useLocation, useNavigate } from 'react-router';
import { lecturer, lecturerContact } from '#contract/fields/organization.ts';
import { textOfHtml } from '#contract/rules/paragraphs.ts';
import { LECTURER_WAITING } from '#contract/user/applyFailures.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { toast } from '../../../ui/toast.ts';
import { changeLecturer } from './calls.ts';
import { ChangeStanding } from './ChangeStanding.tsx';
import styles from './EditLecturer.module.css';
import type { OwnAudit, OwnLecturer } from './MyLecturer.tsx';
import { PortraitField } from './PortraitField.tsx';
import { ShownFields } from './ShownFields.tsx';

/** Writes a change; it begins with what is public, or with what was refused. */
export function EditLecturer({ own, audit }: { own: OwnLecturer; audit: OwnAudit }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const refused = audit?.auditStatus === AuditState.refused ? audit : null;
  const from = refused ?? own;
  const sending = useCallForm(changeLecturer, {
    fields: { ...lecturer, ...lecturerContact },
    initial: {
      lecturerName: from.lecturerName,
      position: from.position,
      headImgUrl: from.headImgUrl,
      introduce: textOfHtml(from.introduce),
      tags: from.tags,
    },
    draft: `lectureinfo:${refused?.submitTime ?? 'public'}`,
    onDone: async () => {
      toast('提交成功，审核通过后公开');
      await navigate(pathname);
    },
    onFailure: ({ code, message }) => {
      if (code !== LECTURER_WAITING.code) return false;
      toast(message);
      void navigate(pathname);
      return true;
    },
  });
  const form: Fields = sending.form;
  return (
    <>
      <PageHead size="work" title="修改讲师资料" note="审核通过之后才公开，之前学员看到的还是原来的" />
      <div className={styles.form}>
        {refused ? <ChangeStanding of={refused} /> : null}
        <CallForm
          of={sending}
          label="讲师资料"
          long
          actions={
            <>
              <Button type="submit" variant="primary" size="lg" loading={sending.sending} loadingLabel="提交中">
                提交审核
              </Button>
              <LinkButton to={pathname} size="lg">
                取消
              </LinkButton>
            </>
          }
        >
          <PortraitField form={form} />
          <ShownFields form={form} />
        </CallForm>
      </div>
    </>
  );
}
