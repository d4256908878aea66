import type { RecordedCall } from '#adapters/http/wire/tools/recorded-call.ts';
import { tripOf } from '#sandbox/recording/trip/trip-of.ts';
import { writtenTrip } from '#sandbox/recording/trip/written-trip.ts';

/** What was recorded as a scenario file: the one that `crunch record` writes and the control page gives. */
export const scenarioOf = (calls: readonly RecordedCall[]): string => writtenTrip(tripOf(calls));
