import { salaryChoices, vacancySorts } from '#contract/rules/vacancies.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

/** All conditions of the list stand in the address. `str` is what the header's search box gives it. */
export const vacancySpec = listSpec({
  filters: {
    region: '',
    jobType: '',
    salary: ['', ...salaryChoices.map(({ key }) => key)] as ['', ...string[]],
    degree: '',
    experience: '',
    nature: '',
    active: ['', '1'],
    org: '',
    str: '',
  },
  sorts: vacancySorts,
});

export const companySpec = listSpec({});
