import type { Effect } from 'effect';
import type { MixChange, NewMix } from '#domain/mix/account-mixes.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import type {
  MixChanged,
  MixItemsGone,
  MixNameTaken,
  MixNotFound,
  SavedMixesFull,
} from '#ports/mix/mix-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';

/** Why a mix is not saved. */
type Refused = CallFailure | InputRefused | MixItemsGone | MixNameTaken;

/** The saved mixes of the signed-in customer. */
export interface SavedMixes {
  /** First saved first. */
  list(accountId: string): Effect.Effect<readonly SavedMix[], CallFailure>;
  read(mixId: string): Effect.Effect<SavedMix, CallFailure | MixNotFound>;
  /** A mix that is saved already is returned as it is. */
  create(
    accountId: string,
    wish: NewMix & { readonly nonSku: string },
  ): Effect.Effect<SavedMix, Refused | SavedMixesFull>;
  change(change: MixChange): Effect.Effect<SavedMix, Refused | MixNotFound | MixChanged>;
  /** Removing what is gone is no failure. */
  remove(mixId: string): Effect.Effect<void, CallFailure>;
}
