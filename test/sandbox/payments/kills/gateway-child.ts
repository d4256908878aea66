import { startGateway } from '#sandbox/payments/start-gateway.ts';
import { shopOrigin } from '#test/sandbox/payments/gateway-requests.ts';
import { merchantKey } from '#test/sandbox/payments/merchant-signer.ts';

/** A gateway in a process of its own, so that it can be killed. Prints its origin. */
const gateway = await startGateway({
  port: 0,
  dataFile: String(process.argv[2]),
  merchantKey,
  targetOrigins: [shopOrigin],
  faultsEnabled: true,
  frameKeyPool: 2,
});
process.stdout.write(`${gateway.origin}\n`);
