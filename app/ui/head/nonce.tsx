import { createContext, useContext } from "react";

/** The nonce of this response's Content-Security-Policy: on the server only, and only for live pages. */
const NonceContext = createContext<string | undefined>(undefined);
export const NonceProvider = NonceContext.Provider;
export const useNonce = () => useContext(NonceContext);
