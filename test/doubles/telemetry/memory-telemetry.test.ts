import { makeMemoryTelemetry } from '#test/doubles/telemetry/memory-telemetry.ts';
import { telemetryContract } from '#test/ports/telemetry/telemetry.contract.ts';

telemetryContract('memory-telemetry', makeMemoryTelemetry);
