export interface SalaryOption {
  /** Thousands of yuan a month; 0 stands for negotiable. */
  value: number;
  label: string;
}

/** The salary scale (specification, section 9): 面议, then 1k-260k in steps of 1 up to 30, of 5 up to 100, then of 10. */
export function salaryOptions(): SalaryOption[] {
  const options: SalaryOption[] = [{ value: 0, label: '面议' }];
  for (let k = 1; k <= 260; k += stepAfter(k)) options.push({ value: k, label: `${k}k` });
  return options;
}

const stepAfter = (k: number): number => (k < 30 ? 1 : k < 100 ? 5 : 10);
