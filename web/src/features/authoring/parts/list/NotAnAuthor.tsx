import { Empty } from '../../../../ui/Empty.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';

/** For those who may not write courses: how to become one who may. */
export function NotAnAuthor() {
  return (
    <Empty
      title="当前身份不能编写课程"
      note="通过讲师审核，或由所在机构授权「编写单位的课程」之后，就可以在这里写课"
      action={
        <LinkButton to="/apply" size="sm" variant="primary">
          申请成为讲师
        </LinkButton>
      }
    />
  );
}
