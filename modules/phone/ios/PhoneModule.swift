import ExpoModulesCore

public class PhoneModule: Module {
  public func definition() -> ModuleDefinition {
    Name("PalaverPhone")

    Function("interfaces") { interfaces() }
  }
}

/// Every IPv4 address of this phone but its loopback. A hotspot's own is on `bridge100`.
private func interfaces() -> [[String: String]] {
  var list: UnsafeMutablePointer<ifaddrs>?
  guard getifaddrs(&list) == 0, let first = list else { return [] }
  defer { freeifaddrs(first) }

  return sequence(first: first, next: { $0.pointee.ifa_next }).compactMap { pointer in
    let one = pointer.pointee
    guard let address = one.ifa_addr,
      address.pointee.sa_family == UInt8(AF_INET),
      one.ifa_flags & UInt32(IFF_UP) != 0, one.ifa_flags & UInt32(IFF_LOOPBACK) == 0
    else { return nil }
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let length = socklen_t(address.pointee.sa_len)
    guard getnameinfo(address, length, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0 else { return nil }
    return ["name": String(cString: one.ifa_name), "address": String(cString: host), "transport": ""]
  }
}
