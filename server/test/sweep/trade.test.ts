import { sweepService } from './service.ts';

await sweepService('trade');
