import { sweepService } from './service.ts';

await sweepService('agent');
