import { sweepService } from './service.ts';

await sweepService('startup');
