import { Empty, Screen } from "../shell/screen.tsx";

export function Component() {
  return (
    <Screen title="Today">
      <Empty>Nothing waits for you.</Empty>
    </Screen>
  );
}
