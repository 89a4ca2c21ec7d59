import { useRevalidator } from 'react-router';
import { blogger as fields } from '#contract/fields/blog.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { openBlog, renameBlog } from './calls.ts';
import styles from '../../../shared/community/Side.module.css';

interface BlogSettingsProps {
  isOpen: boolean;
  /** Who has published has a blog already; it only has no name yet. */
  hasWritten: boolean;
  blogName: string;
  intro: string;
}

/** Opens one's blog, or changes what it is called. */
export function BlogSettings({ isOpen, hasWritten, blogName, intro }: BlogSettingsProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(isOpen ? renameBlog : openBlog, {
    fields,
    initial: { blogName, intro },
    onDone: async () => {
      toast(hasWritten ? '保存成功' : '博客开通成功');
      await revalidate();
    },
  });
  return (
    <CallForm
      of={sending}
      label="博客设置"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
          {hasWritten ? '保存' : '开通博客'}
        </Button>
      }
    >
      <div className={styles.rows}>
        <FormText form={sending.form} name="blogName" />
        <FormTextarea form={sending.form} name="intro" rows={4} help="写给来看文章的人" />
      </div>
    </CallForm>
  );
}
