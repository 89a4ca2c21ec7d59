import { useRef, useState } from 'react';

/** The tick of the login page: one for all ways to sign in. `check` says whether to go on. */
export function useAgreement() {
  const box = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [error, setError] = useState<string>();
  return {
    props: {
      ref: box,
      checked: agreed,
      error,
      onChange: (event: { target: HTMLInputElement }) => {
        setAgreed(event.target.checked);
        setError(undefined);
      },
    },
    check(): boolean {
      if (agreed) return true;
      setError('请先阅读并同意用户协议与隐私政策');
      box.current?.focus();
      return false;
    },
  };
}

export type AgreementState = ReturnType<typeof useAgreement>;
